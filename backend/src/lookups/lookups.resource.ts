import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Roles } from '../auth/decorators';
import { Role } from '../auth/permissions';
import { ResourceController } from '../common/doors';
import { LookupsDto } from './lookups.dto';
import { LookupsService } from './lookups.service';

@ResourceController('lookups')
export class LookupsResource {
  constructor(private readonly lookups: LookupsService) {}

  @Get()
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'LookupsResource_all', summary: 'Every lookup of the back office' })
  @ApiOkResponse({ type: LookupsDto })
  all(): Promise<LookupsDto> {
    return this.lookups.all();
  }
}
