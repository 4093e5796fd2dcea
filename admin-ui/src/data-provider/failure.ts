import { HttpError } from 'react-admin';
import { product } from '../product';

/** [ERR-01] */
export const networkError = 'NETWORK ERROR';

/** [ERR-06] */
export const somethingWentWrong = 'Something went wrong.';

/** The text that may be shown for any thrown value; what we did not foresee is never shown raw. */
export function messageOf(error: unknown): string {
  return error instanceof HttpError && error.message ? error.message : somethingWentWrong;
}

/** [ERR-13] */
function inactiveText(): string {
  return `Your account is inactive. To reactivate, please contact us at ${product.phone} or ${product.email}.`;
}

/**
 * What the server found wrong with the fields of a form, by field; undefined when it is about anything else, so that
 * nothing is said at a field that nobody sees.
 */
export function fieldErrorsOf(error: unknown, form: object): Record<string, string> | undefined {
  if (!(error instanceof HttpError)) {
    return undefined;
  }
  const errors = (error.body as { errors?: Record<string, string> } | null | undefined)?.errors;
  const fields = Object.keys(errors ?? {});
  return fields.length && fields.every((field) => field in form) ? errors : undefined;
}

interface Problem {
  title?: string;
  detail?: string;
  errors?: { field: string; message: string }[];
}

/**
 * Turns a refused call into an error with the text a person should read: the body of a 400 [ERR-04], the detail of
 * a problem, and otherwise `Something went wrong.` [ERR-06].
 */
export async function failureOf(response: Response): Promise<HttpError> {
  return failureOfText(response.status, response.headers.get('content-type') ?? '', await response.text());
}

/** As `failureOf`, for an answer whose text is already at hand (uploads). */
export function failureOfText(status: number, contentType: string, text: string): HttpError {
  if (contentType.includes('json')) {
    return failureOfProblem(status, text);
  }
  const tellsPerson = (status === 400 || status === 429 || status === 503) && text.trim();
  return new HttpError(tellsPerson ? readable(text) : somethingWentWrong, status, { text });
}

function failureOfProblem(status: number, text: string): HttpError {
  let problem: Problem = {};
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    // A server that lies about its content type gets the general text.
  }
  const message = status < 500 || status === 503 ? problem.detail || problem.title : undefined;
  const errors = Object.fromEntries((problem.errors ?? []).map(({ field, message: said }) => [field, said]));
  return new HttpError(message || somethingWentWrong, status, Object.keys(errors).length ? { errors } : {});
}

function readable(text: string): string {
  return text.trim() === 'INACTIVE-USER' ? inactiveText() : text.trim();
}
