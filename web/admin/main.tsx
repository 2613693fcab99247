import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AccountPage } from './accounts/account-page.tsx';
import { AccountsPage } from './accounts/accounts-page.tsx';
import { EnquiriesPage } from './enquiries/enquiries-page.tsx';
import { EnquiryPage } from './enquiries/enquiry-page.tsx';
import { Frame } from './frame.tsx';
import { LogPage } from './log/log-page.tsx';
import { adminRoutes } from './paths.ts';
import './styles.css';

const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      { path: adminRoutes.enquiries, Component: EnquiriesPage },
      { path: adminRoutes.enquiry, Component: EnquiryPage },
      { path: adminRoutes.accounts, Component: AccountsPage },
      { path: adminRoutes.account, Component: AccountPage },
      { path: adminRoutes.log, Component: LogPage },
    ],
  },
]);

// A page that the browser has kept from before a logout must not come to life again.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const place = document.getElementById('administration');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
