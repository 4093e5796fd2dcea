/**
 * For the health checks of containers, which may hold no program that speaks HTTP: ends with 0 when the process of this
 * machine answers. The queue process answers on METRICS_PORT: `node alive.js http://127.0.0.1:9100/api/health/live`.
 */
const url = process.argv[2] ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/live`;

fetch(url, { signal: AbortSignal.timeout(2500) }).then(
  ({ status }) => process.exit(status === 200 ? 0 : 1),
  () => process.exit(1),
);
