/** Fields that a page does not show again, and that are never kept. */
export const secretFields = /password|secret|code/i;
