/** Runs in a page: what of it nobody can read, reach or hit, one line each. */
export declare function faultsOf(): string[];
