import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { OwnNdaDto, ownNdaDto } from './nda.resource.dto';
import { NdasService } from './ndas.service';

@ResourceController('me')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class MyNdasResource {
  constructor(private readonly ndas: NdasService) {}

  @Get('ndas')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_ndas', summary: 'What the caller has signed, the newest first' })
  @ApiOkResponse({ type: [OwnNdaDto] })
  async list(@CurrentCaller() caller: Caller): Promise<OwnNdaDto[]> {
    return (await this.ndas.own(caller)).map(ownNdaDto);
  }
}
