/** How Node runs API and worker: young objects in 4 MB instead of 16, which saves each some 20 MB and costs nothing measurable. */
export const SERVING = ['--max-semi-space-size=4'];
