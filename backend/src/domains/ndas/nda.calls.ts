import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ClientAddress, CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { newSignature, SignedNdaDto, signedNdaDto, SignNdaDto } from './nda-signing.calls.dto';
import { NdaSigningService } from './nda-signing.service';

@CallController('Journeys')
export class NdaController {
  constructor(private readonly signing: NdaSigningService) {}

  @Post('buyer/property/add/dashboard')
  @HourlyLimit('offers')
  @Roles(Role.Buyer, Role.Seller)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Journeys_signNda', summary: 'Sign the NDA of a property [CALL-066]' })
  @ApiOkResponse({ type: SignedNdaDto })
  async sign(
    @Body() body: SignNdaDto,
    @CurrentCaller() caller: Caller,
    @ClientAddress() address: string,
  ): Promise<SignedNdaDto> {
    return signedNdaDto(await this.signing.sign(caller, newSignature(body), address));
  }
}
