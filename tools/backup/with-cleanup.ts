const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Does some work; when the process is told to end meanwhile, `cleanUp` takes away what it would leave, and the process ends. */
export async function withCleanup<Result>(
  cleanUp: () => void | Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = (): void => void Promise.resolve(cleanUp()).finally(() => process.exit(143));
  for (const signal of SIGNALS) {
    process.once(signal, end);
  }
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) {
      process.off(signal, end);
    }
  }
}
