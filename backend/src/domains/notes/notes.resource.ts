import { Body, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { NOTES } from './notes.list';
import { NewNoteDto, ReplacedNoteDto, NoteDto, NoteIdDto } from './notes.resource.dto';
import { NotesService } from './notes.service';

@ResourceController('notes', 'notes')
@Roles(Role.Admin)
export class NotesResource {
  constructor(private readonly notes: NotesService) {}

  @Get()
  @Lists(NOTES)
  @ApiOperation({
    operationId: 'NotesResource_list',
    summary:
      'Notes and calls; filters: dealId, propertyId, userId, enquiryId (what is on the timeline of that record), subjectType, kind, authorId, q, id',
  })
  @ApiOkResponse({ type: [NoteDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NoteDto[]> {
    const listed = await this.notes.list(caller, query);
    contentRange(reply, 'notes', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'NotesResource_get', summary: 'One note or call' })
  @ApiOkResponse({ type: NoteDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<NoteDto> {
    return this.notes.get(caller, id);
  }

  @Post()
  @ApiOperation({
    operationId: 'NotesResource_create',
    summary: 'Note something, or a call, about a deal, a property, a person or an enquiry; the office alone reads it',
  })
  @ApiCreatedResponse({ type: NoteDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: NewNoteDto): Promise<NoteDto> {
    return this.notes.get(caller, await this.notes.add(caller, body));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'NotesResource_update', summary: 'Correct a note that one wrote' })
  @ApiOkResponse({ type: NoteDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedNoteDto,
  ): Promise<NoteDto> {
    await this.notes.change(caller, id, body);
    return this.notes.get(caller, id);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'NotesResource_delete', summary: 'Delete a note that one wrote' })
  @ApiOkResponse({ type: NoteIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<NoteIdDto> {
    await this.notes.delete(caller, id);
    return { id };
  }
}
