/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerApplicationPaths = {
  handInTrial: (id: string) => `/my/applications/${id}/trial`,
  applicationBoard: (id: string) => `/my/opportunities/${id}/board`,
  sideNote: (id: string, applicationId: string, noteId: string) =>
    `/my/opportunities/${id}/applications/${applicationId}/notes/${noteId}`,
  closeOpportunity: (id: string) => `/my/opportunities/${id}/close`,
  editApplication: (id: string) => `/my/applications/${id}/edit`,
  receivedApplications: (id: string) => `/my/opportunities/${id}/applications`,
  receivedApplication: (id: string, applicationId: string) =>
    `/my/opportunities/${id}/applications/${applicationId}`,
  exportApplications: (id: string) => `/my/opportunities/${id}/applications/export`,
} as const;
