import { createRequire } from 'node:module';
import { readSetting } from '../../config-sources';
import type * as Tracing from './tracing';

/**
 * The first import of both processes: what observes HTTP and Postgres must be loaded before them. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing is loaded at all. What does not fit is refused with the rest of the configuration.
 */
const endpoint = settingOf('OTEL_EXPORTER_OTLP_ENDPOINT');
if (endpoint && URL.canParse(endpoint)) {
  (createRequire(__filename)('./tracing') as typeof Tracing).startTracing(
    endpoint,
    process.env.OTEL_SERVICE_NAME ?? 'stowbridge',
  );
}

function settingOf(name: string): string | undefined {
  try {
    return readSetting(process.env, name);
  } catch {
    return undefined;
  }
}
