import type { PublishAnswerDto, QuestionDto } from '@stowbridge/api';
import { QuestionsResourceService } from '@stowbridge/api/services/QuestionsResourceService';
import { HttpError } from 'react-admin';
import { saveBlob } from './download';
import { request } from './http';
import { propertyFileCalls } from './property-files';
import { transport } from './transport';

const questionsResourceApi = new QuestionsResourceService(transport);

/** What buyers have asked, and what the office says to it. */
export const questionCalls = {
  /** Adds a version that nobody reads but the office and the seller. */
  draftAnswer: (id: number, text: string, idempotencyKey: string): Promise<QuestionDto> =>
    questionsResourceApi.draft({ id, requestBody: { text }, idempotencyKey }),

  /** Shows the draft of this version, unless it is not the newest any more. */
  publishAnswer: (id: number, requestBody: PublishAnswerDto): Promise<QuestionDto> =>
    questionsResourceApi.publish({ id, requestBody }),

  declineQuestion: (id: number, reason: string): Promise<QuestionDto> =>
    questionsResourceApi.decline({ id, requestBody: { reason } }),

  /** Saves everything that was asked about a property, with every version of the answers [BEYA-108]. */
  async saveQuestions(propertyId: number, as: 'spreadsheet' | 'pdf'): Promise<void> {
    const response = await request(`/api/v1/properties/${propertyId}/questions/${as}`);
    saveBlob(await response.blob(), as === 'pdf' ? 'questions.pdf' : 'questions.xlsx');
  },

  /** An address for the document of a question, at the page that it names, good for minutes [BEYA-102]. */
  async questionDocument(id: number): Promise<string> {
    const { documentId, page } = await questionsResourceApi.get({ id });
    if (documentId === null) {
      throw new HttpError('This document was deleted.', 404);
    }
    const address = await propertyFileCalls.documentLink(documentId);
    // Browsers open a PDF at this page.
    return page ? `${address}#page=${page}` : address;
  },
};
