import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The layout of every page that brings none of its own. */
export function SiteAround({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content" className="below-header" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
