import { Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { Lists } from '../../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../../platform/http/list/resource-list';
import { ResourceController } from '../../../platform/http/surfaces';
import { AnswerBodyDto, DeclineQuestionDto, PublishAnswerDto, QuestionDto } from './question.resource.dto';
import { QUESTIONS } from './questions.list';
import { QuestionsService } from './questions.service';

@ResourceController('questions')
@Roles(Role.Admin)
export class QuestionsResource {
  constructor(private readonly questions: QuestionsService) {}

  @Get()
  @Lists(QUESTIONS)
  @ApiOperation({
    operationId: 'QuestionsResource_list',
    summary:
      'What buyers have asked, with every version of the answers; filters: propertyId, state (open, answered, declined), q, id',
  })
  @ApiOkResponse({ type: [QuestionDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuestionDto[]> {
    const listed = await this.questions.page(caller, query);
    contentRange(reply, 'questions', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'QuestionsResource_get', summary: 'A question with every version of its answer' })
  @ApiOkResponse({ type: QuestionDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<QuestionDto> {
    return this.questions.get(caller, id);
  }

  @Post(':id/answers')
  @ApiOperation({
    operationId: 'QuestionsResource_draft',
    summary: 'Draft an answer, or a correction of one; nobody but the office and the owning seller reads it',
  })
  @ApiCreatedResponse({ type: QuestionDto })
  async draft(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { text }: AnswerBodyDto,
  ): Promise<QuestionDto> {
    await this.questions.draft(caller, id, text);
    return this.questions.get(caller, id);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'QuestionsResource_publish',
    summary: 'Show the newest draft to the asker, or with a wording of the question to all who have access',
  })
  @ApiOkResponse({ type: QuestionDto })
  async publish(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { question, ...publication }: PublishAnswerDto,
  ): Promise<QuestionDto> {
    await this.questions.publish(caller, id, { ...publication, question: question || undefined });
    return this.questions.get(caller, id);
  }

  @Post(':id/decline')
  @HttpCode(200)
  @ApiOperation({ operationId: 'QuestionsResource_decline', summary: 'Say that an open question is not answered' })
  @ApiOkResponse({ type: QuestionDto })
  async decline(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: DeclineQuestionDto,
  ): Promise<QuestionDto> {
    await this.questions.decline(caller, id, reason || null);
    return this.questions.get(caller, id);
  }
}
