import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { documentDto, ListedDocumentDto } from '../../domains/documents/document.dto';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { CallController } from '../../platform/http/surfaces';
import { PropertyDocumentsService } from './property-documents.service';

@CallController('Documents')
export class PropertyDocumentsController {
  constructor(private readonly documents: PropertyDocumentsService) {}

  @Get('admin/store/documents/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Documents_list', summary: 'The documents of a property, newest first [CALL-052]' })
  @ApiOkResponse({ type: [ListedDocumentDto] })
  async list(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ListedDocumentDto[]> {
    return (await this.documents.list(caller, id)).map(({ document, signedBy, readBy, readEarlier, readers }) => ({
      ...documentDto(document, signedBy),
      ReadBy: readBy,
      ReadEarlier: readEarlier,
      Readers: readers,
    }));
  }
}
