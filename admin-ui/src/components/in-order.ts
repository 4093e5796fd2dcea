/** Style of sheets below each other: none is drawn before those above it have their height, so that none moves. */
export const inOrder = { '& > :has(.MuiSkeleton-root) ~ *': { visibility: 'hidden' } } as const;
