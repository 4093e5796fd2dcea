import { Body, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { Lists } from '../../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../../platform/http/list/resource-list';
import { ResourceController } from '../../../platform/http/surfaces';
import { AskingService } from './asking.service';
import { LISTING_QUESTIONS } from './listing-questions.list';
import {
  AnswerBodyDto,
  AskQuestionDto,
  ListingQuestionDto,
  ReaderQuestionDto,
  ReaderQuestionsDto,
} from './question.resource.dto';
import { QuestionsService } from './questions.service';

/** What buyers ask and read, and what sellers answer on their own listings. */
@ResourceController('me')
export class MyQuestionsResource {
  constructor(
    private readonly asking: AskingService,
    private readonly questions: QuestionsService,
  ) {}

  @Get('properties/:id/questions')
  @OnlyReads()
  @Roles(Role.Buyer)
  @ApiOperation({
    operationId: 'MeResource_questions',
    summary: "The caller's own questions about a property, and those that were answered for all, the newest first",
  })
  @ApiOkResponse({ type: ReaderQuestionsDto })
  read(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ReaderQuestionsDto> {
    return this.asking.read(caller, id);
  }

  @Post('properties/:id/questions')
  @Roles(Role.Buyer)
  @HourlyLimit('messages')
  @ApiOperation({
    operationId: 'MeResource_ask',
    summary: 'Ask about a property, or a page of one of its documents; at most ten questions are open at once',
  })
  @ApiCreatedResponse({ type: ReaderQuestionDto })
  ask(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: AskQuestionDto,
  ): Promise<ReaderQuestionDto> {
    return this.asking.ask(caller, id, body);
  }

  @Get('questions')
  @OnlyReads()
  @Lists(LISTING_QUESTIONS)
  @Roles(Role.Seller)
  @ApiOperation({
    operationId: 'MeResource_listingQuestions',
    summary:
      "What was asked about the caller's own listings; filters: propertyId, state (open, answered, declined), q, id",
  })
  @ApiOkResponse({ type: [ListingQuestionDto] })
  async ofListings(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListingQuestionDto[]> {
    const listed = await this.questions.ofListings(caller, query);
    contentRange(reply, 'questions', listed);
    return listed.rows;
  }

  @Post('questions/:id/answers')
  @Roles(Role.Seller)
  @ApiOperation({
    operationId: 'MeResource_draftAnswer',
    summary: "Draft an answer to a question about one of the caller's own listings; the office publishes it",
  })
  @ApiCreatedResponse({ type: ListingQuestionDto })
  async draft(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { text }: AnswerBodyDto,
  ): Promise<ListingQuestionDto> {
    await this.questions.draftOwn(caller, id, text);
    return this.questions.ofListing(caller, id);
  }
}
