// Runs Redocly's Respect over a document, and reads what it found.
import { createConfig } from '@redocly/openapi-core';
import { run } from '@redocly/respect-core';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { arazzoOf, operationsOf, servedBy } from './workflows.mjs';

const ANSWER_MS = 20_000;
/** Of all requests together: a machine under load takes its time. */
const LIMIT_MS = 900_000;
const nothing = () => undefined;
/** What Respect tells while it runs; its findings are in its result. */
const QUIET = {
  output: nothing,
  printNewLine: nothing,
  printSeparator: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  indent: (text) => text,
};

function resultOf({ path, method, operation }, step) {
  const checks = step?.checks ?? [];
  const failed = checks
    .filter(({ passed }) => !passed)
    .map(({ name, message }) => ({ name, message: stripVTControlCharacters(message ?? '') }));
  const request = `${method.toUpperCase()} ${path}`;
  const complaints =
    checks.length > 0
      ? failed
      : [{ name: 'not asked', message: step ? 'nothing was checked' : 'a step before it has failed' }];
  return {
    operation: operation.operationId,
    request,
    status: step?.response?.statusCode,
    answer: failed.length > 0 ? step?.response?.body : undefined,
    checks: checks.length,
    complaints,
  };
}

/**
 * Asks the server for every operation of a document.
 * @param server its address, and a folder that holds the files to upload
 * @param plan `requests` and `tokens`, see arazzoOf
 * @returns for each operation the number of Respect's checks and those that failed; one that it did not ask for has failed
 */
export async function judge({ url, folder }, document, { requests, tokens }) {
  const documentFile = join(folder, 'openapi.json');
  const file = join(folder, 'every-operation.arazzo.json');
  writeFileSync(documentFile, JSON.stringify(servedBy(url, document)));
  writeFileSync(file, JSON.stringify(arazzoOf(document, documentFile, requests, tokens)));
  const [{ executedWorkflows }] = await run({
    files: [file],
    config: await createConfig({}),
    maxSteps: 2_000,
    maxFetchTimeout: ANSWER_MS,
    executionTimeout: LIMIT_MS,
    // Left alone, Respect follows a redirect and judges the page behind it.
    fetch: (url, request) => fetch(url, { ...request, redirect: 'manual' }),
    logger: QUIET,
    skipLint: true,
    requestFileLoader: { getFileBody: async (path) => new File([readFileSync(path)], basename(path)) },
  });
  const steps = new Map(
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps).map((step) => [step.stepId, step]),
  );
  return operationsOf(document).map((one) => resultOf(one, steps.get(one.operation.operationId)));
}
