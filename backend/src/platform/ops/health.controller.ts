import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OnlyReads, Public } from '../access/decorators';
import { LiveDto, ReadyDto } from './health.dto';
import { HealthService, statusOf } from './health.service';

/** For load balancers and supervisors; says nothing but whether things work. */
@ApiTags('Health')
@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @OnlyReads()
  @ApiOperation({ operationId: 'Health_live', summary: 'Whether the process answers' })
  @ApiOkResponse({ type: LiveDto })
  live(): LiveDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @OnlyReads()
  @ApiOperation({ operationId: 'Health_ready', summary: 'Whether requests can be served' })
  @ApiOkResponse({ type: ReadyDto })
  @ApiResponse({
    status: 503,
    type: ReadyDto,
    description: 'The database does not answer or lacks a migration, or the process is about to stop.',
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyDto> {
    const ready = await this.health.ready();
    void reply.status(statusOf(ready));
    return ready;
  }
}
