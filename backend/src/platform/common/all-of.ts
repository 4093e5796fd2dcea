/** Waits for all of them at once; each answer has the name of its question. */
export async function allOf<T extends Record<string, unknown>>(
  asked: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const answers = Object.entries(asked).map(async ([name, answer]) => [name, await answer] as const);
  return Object.fromEntries(await Promise.all(answers)) as { [Name in keyof T]: Awaited<T[Name]> };
}
