import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { StoreDetailDto, storeDetailDto } from './property-detail.calls.dto';
import { PropertyDetailService } from './property-detail.service';

@CallController('Properties')
export class PropertyDetailController {
  constructor(private readonly details: PropertyDetailService) {}

  @Get('admin/store/:id')
  @Roles(Role.Admin)
  @ApiOperation({
    operationId: 'Properties_detail',
    summary: 'A property with its seller, images and documents [CALL-036]',
  })
  @ApiOkResponse({ type: StoreDetailDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StoreDetailDto> {
    return storeDetailDto(await this.details.get(caller, id));
  }
}
