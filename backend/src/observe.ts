import { createRequire } from 'node:module';
import type * as Tracing from './tracing';

/**
 * The first import of both processes: what observes HTTP and Postgres must be loaded before them. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing is loaded at all. The value is checked with the rest of the configuration.
 */
const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
if (endpoint) (createRequire(__filename)('./tracing') as typeof Tracing).startTracing(endpoint, process.env.OTEL_SERVICE_NAME ?? 'stowbridge');
