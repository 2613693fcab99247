// Only in development: what exchanges edited components has to stand before the first of them is loaded.
const before = '/@id/__x00__virtual:react-router/inject-hmr-runtime';
await import(/* @vite-ignore */ before);
await import('./main.tsx');

export {};
