/** Addresses for administrators. */
export const projectDeskPaths = {
  deskProjects: '/admin/projects',
  deskProject: (id: string) => `/admin/projects/${id}`,
} as const;
