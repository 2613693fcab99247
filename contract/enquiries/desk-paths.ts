/** Addresses for administrators. */
export const enquiryDeskPaths = {
  enquiries: '/admin',
  answeredEnquiries: '/admin?state=answered',
  enquiry: (id: string) => `/admin/enquiries/${id}`,
} as const;
