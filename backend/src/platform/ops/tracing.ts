import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { createRequire } from 'node:module';
import { HEALTH } from './health-address';

const SECOND = 1000;
/** Addresses may hold tokens: a span is named by its route instead. */
const KEPT_BACK = { 'url.path': '', 'url.query': '' };

/**
 * Sends spans of requests and jobs, with their statements, to the collector at `endpoint`. Statements go without their
 * values, requests without their address. Both processes load this file only when traces are configured: without, it
 * costs neither memory nor time.
 * @public for observe.ts
 */
export function startTracing(endpoint: string, service: string): void {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: 5 * SECOND,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: SECOND })],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        // What others are asked is no business of theirs to follow.
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url }) => HEALTH.test(url ?? ''),
        requestHook: (span) => void span.setAttributes(KEPT_BACK),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // The observed are loaded here, before anything else can load them in another way.
  const require = createRequire(__filename);
  for (const name of ['http', 'pg']) {
    require(name);
  }
}
