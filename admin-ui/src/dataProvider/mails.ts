import { requestJson } from './http';

export const mailCalls = {
  /** Queues a failed e-mail again. */
  retryMail: (id: number) => requestJson<void>(`/api/v1/mails/${id}/retry`, { method: 'POST' }),

  /** Lets this browser into the job console; the address to open afterwards is `jobConsole`. */
  openJobConsole: () => requestJson<void>('/api/v1/ops/console', { method: 'POST' }),
};

export const jobConsole = '/api/ops/jobs';
