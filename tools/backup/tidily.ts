const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Does some work; when the process is told to end meanwhile, `tidy` takes away what it would leave, and the process ends. */
export async function tidily<Result>(tidy: () => void | Promise<void>, work: () => Promise<Result>): Promise<Result> {
  const end = (): void => void Promise.resolve(tidy()).finally(() => process.exit(143));
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
