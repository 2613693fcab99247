import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('public/home.tsx'), route('*', 'public/unknown.tsx')] satisfies RouteConfig;
