/** Addresses for staff. */
export const holdDeskPaths = {
  orders: '/admin/orders',
  newOrder: '/admin/orders/new',
  order: (id: string) => `/admin/orders/${id}`,
  holds: '/admin/holds',
  newHold: '/admin/holds/new',
  hold: (id: string) => `/admin/holds/${id}`,
} as const;
