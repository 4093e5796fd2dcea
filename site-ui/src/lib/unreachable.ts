/** What a call fails with that no server answered. Whoever says so to the person sets `told`; otherwise an alert says it. */
export interface Unreachable extends Error {
  told: boolean;
}

export const isUnreachable = (failure: unknown): failure is Unreachable =>
  failure instanceof Error && 'told' in failure;
