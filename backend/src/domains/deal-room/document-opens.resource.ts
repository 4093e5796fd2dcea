import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { DocumentOpenDto } from './document-open.resource.dto';
import { DOCUMENT_OPENS } from './document-opens.list';
import { DocumentOpensService } from './document-opens.service';

@ResourceController('documents')
@Roles(Role.Admin)
export class DocumentOpensResource {
  constructor(private readonly opens: DocumentOpensService) {}

  @Get(':id/opens')
  @Lists(DOCUMENT_OPENS)
  @ApiOperation({
    operationId: 'DocumentsResource_opens',
    summary: 'Who opened a document; filters: userId, kind (view, download), at_gte and at_lte (days), id',
  })
  @ApiOkResponse({ type: [DocumentOpenDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentOpenDto[]> {
    const listed = await this.opens.ofDocument(caller, id, query);
    contentRange(reply, 'opens', listed);
    return listed.rows;
  }
}
