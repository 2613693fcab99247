import { Banner, type BannerProps } from './banner.tsx';

/** What came of a form that is no longer on the page: it takes the focus that went with the form, and so comes into view. */
export function ToldBanner({ children, look }: Pick<BannerProps, 'look'> & { children: string }) {
  return (
    <Banner key={children} ref={focus} look={look}>
      {children}
    </Banner>
  );
}

function focus(element: HTMLDivElement | null) {
  element?.focus();
}
