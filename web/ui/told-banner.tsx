import { Banner, type BannerProps } from './banner.tsx';
import { takeFocus } from './take-focus.ts';

/** What came of a form that is no longer on the page: it takes the focus that went with the form, and so comes into view. */
export function ToldBanner({ children, look }: Pick<BannerProps, 'look'> & { children: string }) {
  return (
    <Banner key={children} ref={takeFocus} look={look}>
      {children}
    </Banner>
  );
}
