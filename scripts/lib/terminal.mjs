/** Keeps on without it when the terminal that is written to goes away: what was started must still be given back. */
export function outliveTerminal() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => undefined);
  }
}
