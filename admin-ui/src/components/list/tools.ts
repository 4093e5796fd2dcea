/** The place beside the search of a list for what its table adds: the choice of columns. */
export const toolsId = (resource: string): string => `${resource}-list-tools`;
