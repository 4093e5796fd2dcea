import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How many checks a step counted; `complaint` says why a step without a proper report counts as failed. */
const counted = (passed, failed, skipped, complaint) => ({ passed, failed, skipped, complaint });

function parsed(file) {
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whatever a runner reports, it must have run something, and its exit status must agree. */
function checked({ passed, failed, skipped }, status) {
  if (passed + failed + skipped === 0) {
    return counted(0, 1, 0, 'it ran no test');
  }
  if (status !== 0 && failed === 0) {
    return counted(passed, 1, skipped, `its tests passed but it ended with ${status}`);
  }
  return counted(passed, failed, skipped);
}

const missing = (status) => counted(0, 1, 0, `it left no report (${status})`);

/** Reads Jest's `--json` report. A suite that could not even be loaded has no failed test: it counts itself. */
export function readJest(file, status) {
  const report = parsed(file);
  if (!report) {
    return missing(status);
  }
  return checked(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    status,
  );
}

/** Reads Playwright's JSON report. A test that passed only when repeated did not pass. */
export function readPlaywright(file, status) {
  const report = parsed(file);
  if (!report) {
    return missing(status);
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return checked({ passed: expected, failed: unexpected + flaky + report.errors.length, skipped }, status);
}

/** Reads the TAP report of Node's own runner by its closing counts. */
export function readTap(file, status) {
  if (!existsSync(file)) {
    return missing(status);
  }
  const text = readFileSync(file, 'utf8');
  const count = (name) => Number(text.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? Number.NaN);
  const report = {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
  return Object.values(report).some(Number.isNaN) ? missing(status) : checked(report, status);
}

/** Reads ESLint's JSON report: one check. */
export function readEslint(file, status) {
  const report = parsed(file);
  if (!report) {
    return missing(status);
  }
  const problems = report.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${filePath}:${line}:${column} ${message} (${ruleId})`),
  );
  if (status === 0 && problems.length === 0) {
    return counted(1, 0, 0);
  }
  return counted(0, 1, 0, problems.slice(0, 50).join('\n') || `it ended with ${status}`);
}

/** Reads the report of the run over the API's document: one check for each operation. */
export function readRespect(file, status) {
  const report = parsed(file);
  if (!report) {
    return missing(status);
  }
  const failed = report.operations.filter(({ complaints }) => complaints.length > 0);
  const result = checked(
    { passed: report.operations.length - failed.length, failed: failed.length, skipped: 0 },
    status,
  );
  return {
    ...result,
    complaint:
      result.complaint ??
      (failed.map(({ operation, complaints }) => `${operation}: ${complaints[0].name}`).join('\n') || undefined),
  };
}

/** Makes and reads the record of a command that is one check by its exit status. */
export function recordCheck(file, status) {
  writeFileSync(
    file,
    JSON.stringify({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, status }),
  );
  const { passed, failed, skipped } = parsed(file);
  return counted(passed, failed, skipped, failed ? `it ended with ${status}` : undefined);
}
