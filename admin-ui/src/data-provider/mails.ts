import { api } from './api';

export const mailCalls = {
  /** Queues a failed e-mail again. */
  retryMail: (id: number) => api.mails.retry({ id }),

  /** Lets this browser into the job console for half an hour, and answers its address. */
  async openJobConsole(): Promise<string> {
    return (await api.ops.console({ requestBody: {} })).url;
  },
};
