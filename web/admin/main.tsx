import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AccountPage } from './accounts/account-page.tsx';
import { AccountsPage } from './accounts/accounts-page.tsx';
import { Frame } from './frame.tsx';
import { LogPage } from './log/log-page.tsx';
import { MessagePage } from './messages/message-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { adminRoutes } from './paths.ts';
import './styles.css';

const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      { path: adminRoutes.messages, Component: MessagesPage },
      { path: adminRoutes.message, Component: MessagePage },
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
