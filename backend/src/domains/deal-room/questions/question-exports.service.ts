import { Injectable, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../config';
import { type Caller, requireAdmin } from '../../../platform/access/permissions';
import { inBatches } from '../../../platform/common/batches';
import { invalid } from '../../../platform/common/errors';
import { momentIn } from '../../../platform/common/moments';
import { XLSX_MAX_ROWS, xlsxFile } from '../../../platform/common/xlsx';
import { sql } from '../../../platform/database/sql';
import { idsOf, rowsOf } from '../../../platform/http/list/list';
import { AskingService } from './asking.service';
import { questionsPdf } from './questions-pdf';
import {
  linesOf,
  officeColumns,
  type OfficeLine,
  officeSection,
  readerColumns,
  type ReaderAnswer,
  type ReaderLine,
  type ReaderReport,
  readerSection,
  type Section,
} from './questions-report';
import { QUESTIONS } from './questions.list';
import { requirePropertyName } from './property-name';

/** So many questions fill a paper of some hundred pages; more are for a spreadsheet. */
const PDF_MAX = 500;
const TOO_LONG = `A PDF file holds at most ${PDF_MAX} questions. Please take the spreadsheet.`;

/** Every version that the asker, or whoever has access, was shown. */
const PUBLISHED = `
  select a.question_id "questionId", a.version, a.text, a.published_question "publishedQuestion", a.at
  from answers a join questions q on q.id = a.question_id
  where a.question_id = any($1::int[]) and a.state = 'published' and (q.asker_id = $2 or a.published_to = 'all') order by a.question_id, a.version`;

/** The questions of a property as files: the office's hold everything, a buyer's what they may read [BEYA-106, BEYA-108]. */
@Injectable()
export class QuestionExportsService {
  constructor(
    private readonly source: DataSource,
    private readonly asking: AskingService,
    private readonly config: Config,
  ) {}

  async spreadsheet(caller: Caller, propertyId: number): Promise<StreamableFile> {
    const ids = await this.idsOf(caller, propertyId, XLSX_MAX_ROWS);
    const rows = inBatches(ids, (batch) => rowsOf(this.source, batch, QUESTIONS));
    const columns = officeColumns(this.config.OFFICE_TIME_ZONE);
    return xlsxFile<OfficeLine>('questions.xlsx', 'Questions', columns, linesOf(rows));
  }

  async pdf(caller: Caller, propertyId: number): Promise<StreamableFile> {
    const ids = await this.idsOf(caller, propertyId, PDF_MAX);
    const rows = await rowsOf(this.source, ids, QUESTIONS);
    return this.paper(propertyId, rows, officeSection(this.config.OFFICE_TIME_ZONE));
  }

  async readerSpreadsheet(caller: Caller, propertyId: number): Promise<StreamableFile> {
    const rows = await this.ofReader(caller, propertyId);
    const columns = readerColumns(this.config.OFFICE_TIME_ZONE);
    return xlsxFile<ReaderLine>('questions.xlsx', 'Questions', columns, linesOf(rows));
  }

  async readerPdf(caller: Caller, propertyId: number): Promise<StreamableFile> {
    const rows = await this.ofReader(caller, propertyId);
    return this.paper(propertyId, rows, readerSection(this.config.OFFICE_TIME_ZONE));
  }

  private async paper<Row>(
    propertyId: number,
    rows: Row[],
    sectionOf: (row: Row, n: number) => Section,
  ): Promise<StreamableFile> {
    if (rows.length > PDF_MAX) {
      throw invalid(TOO_LONG);
    }
    const file = await questionsPdf(rows.map(sectionOf), {
      product: this.config.PRODUCT_NAME,
      propertyName: await requirePropertyName(this.source, propertyId),
      made: momentIn(this.config.OFFICE_TIME_ZONE)(new Date()),
    });
    return new StreamableFile(file, {
      type: 'application/pdf',
      disposition: 'attachment; filename="questions.pdf"',
    });
  }

  /** In the order in which they were asked. */
  private async idsOf(caller: Caller, propertyId: number, most: number): Promise<number[]> {
    requireAdmin(caller);
    await requirePropertyName(this.source, propertyId);
    const ids = await idsOf(this.source, { most: most + 1, sort: 'id ASC' }, { propertyId }, QUESTIONS);
    if (ids.length > most) {
      throw invalid(most === PDF_MAX ? TOO_LONG : `A file holds at most ${most} questions.`);
    }
    return ids;
  }

  private async ofReader(caller: Caller, propertyId: number): Promise<ReaderReport[]> {
    const { questions } = await this.asking.read(caller, propertyId);
    const answers = await sql<ReaderAnswer & { questionId: number }>(this.source, {
      text: PUBLISHED,
      values: [questions.map(({ id }) => id), caller.id],
    });
    return questions.reverse().map((question) => ({
      ...question,
      answers: answers
        .filter(({ questionId }) => questionId === question.id)
        // Drafts between them are not the reader's matter.
        .map((answer, n) => ({ ...answer, version: n + 1 })),
    }));
  }
}
