import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('public/home.tsx'),
  route('launchpad', 'public/launchpad.tsx'),
  route('collaboration', 'public/collaboration.tsx'),
  route('about', 'public/about.tsx'),
  route('stories', 'public/stories/page.tsx'),
  route('stories/:slug', 'public/stories/story.tsx'),
  route('privacy', 'public/legal/privacy.tsx'),
  route('terms', 'public/legal/terms.tsx'),
  route('cookies', 'public/legal/cookies.tsx'),
  route('security', 'public/legal/security.tsx'),
  route('login', 'member/log-in/page.tsx'),
  route('signin', 'member/log-in/page.tsx', { id: 'signin' }),
  route('signup', 'member/sign-up/page.tsx'),
  route('forgot-password', 'member/recovery/forgot-password.tsx'),
  route('reset-password', 'member/recovery/reset-password.tsx'),
  route('verify-email', 'member/verify-email.tsx'),
  route('dashboard', 'member/dashboard/page.tsx'),
  route('*', 'public/unknown.tsx'),
] satisfies RouteConfig;
