import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { watermarkDto, WatermarkDto } from './watermark.resource.dto';
import { WatermarksService } from './watermarks.service';

@ResourceController('watermarks', undefined, 'documents')
@Roles(Role.Admin)
export class WatermarksResource {
  constructor(private readonly watermarks: WatermarksService) {}

  @Get(':code')
  @ApiOperation({
    operationId: 'WatermarksResource_get',
    summary: 'Whose copy of a document a code is, however it is typed, and when that copy was opened',
  })
  @ApiOkResponse({ type: WatermarkDto })
  async get(@CurrentCaller() caller: Caller, @Param('code') code: string): Promise<WatermarkDto> {
    return watermarkDto(await this.watermarks.get(caller, code));
  }
}
