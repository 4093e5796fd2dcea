import { api } from './api';

export const officeCalls = {
  /** What needs attention today, figures by status, and the week from views to offers. */
  officeDay: () => api.office.day(),
};
