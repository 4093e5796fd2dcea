import { applyDecorators, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { XLSX_TYPE } from '../../../platform/common/xlsx';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { ResourceController } from '../../../platform/http/surfaces';
import { QuestionExportsService } from './question-exports.service';

const AsFile = (type: string, operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    HourlyLimit('downloads'),
    ApiOperation({ operationId, summary }),
    ApiOkResponse({ content: { [type]: { schema: { type: 'string', format: 'binary' } } } }),
  );

/** All that the office knows, as files: a key needs the scope of questions. */
@ResourceController('properties', undefined, 'questions')
@Roles(Role.Admin)
export class PropertyQuestionFilesResource {
  constructor(private readonly exports: QuestionExportsService) {}

  @Get(':id/questions/spreadsheet')
  @AsFile(
    XLSX_TYPE,
    'PropertiesResource_questionsSpreadsheet',
    'Every question about a property with every version of its answer, as an Excel file, questions.xlsx; keys need questions:read',
  )
  spreadsheet(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return this.exports.spreadsheet(caller, id);
  }

  @Get(':id/questions/pdf')
  @AsFile('application/pdf', 'PropertiesResource_questionsPdf', 'The same as a PDF file, questions.pdf')
  pdf(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return this.exports.pdf(caller, id);
  }
}

/** What a buyer may read, as files. */
@ResourceController('me')
@Roles(Role.Buyer)
export class MyQuestionFilesResource {
  constructor(private readonly exports: QuestionExportsService) {}

  @Get('properties/:id/questions/spreadsheet')
  @AsFile(
    XLSX_TYPE,
    'MeResource_questionsSpreadsheet',
    'What the caller may read of the questions about a property, with every published version, as an Excel file, questions.xlsx',
  )
  spreadsheet(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return this.exports.readerSpreadsheet(caller, id);
  }

  @Get('properties/:id/questions/pdf')
  @AsFile('application/pdf', 'MeResource_questionsPdf', 'The same as a PDF file, questions.pdf')
  pdf(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return this.exports.readerPdf(caller, id);
  }
}
