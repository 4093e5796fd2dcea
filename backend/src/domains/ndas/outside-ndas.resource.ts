import { Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { NdaDetailsDto, ndaDetailsDto, OUTSIDE_NDA_SCHEMA } from './nda.resource.dto';
import { NdasService } from './ndas.service';
import { OutsideNdasService } from './outside-ndas.service';

@ResourceController('ndas')
@Roles(Role.Admin)
export class OutsideNdasResource {
  constructor(
    private readonly outside: OutsideNdasService,
    private readonly ndas: NdasService,
  ) {}

  @Post('outside')
  @HourlyLimit('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody(OUTSIDE_NDA_SCHEMA)
  @ApiOperation({
    operationId: 'NdasResource_recordOutside',
    summary: 'Record an NDA that was signed on paper or elsewhere; it opens the access',
  })
  @ApiCreatedResponse({ type: NdaDetailsDto })
  async record(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<NdaDetailsDto> {
    return ndaDetailsDto(await this.ndas.get(caller, await this.outside.record(caller, request)));
  }
}
