import { Body, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '../auth/decorators';
import { CallController } from '../common/doors';
import { ContactEnquiryDto, SellEnquiryDto } from './enquiries.dto';
import { EnquiriesService } from './enquiries.service';

/** The answer that means success; any other text is an error [PAGE-61]. */
const SUCCESS = 'success';
const TEXT = { content: { 'text/plain': { schema: { type: 'string' as const, example: SUCCESS } } } };

@CallController('Enquiries')
@Public()
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post('home/sell/myproperty')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @ApiOperation({ operationId: 'Enquiries_sell', summary: 'An owner wants to sell [CALL-102]' })
  @ApiOkResponse(TEXT)
  async sell(@Body() form: SellEnquiryDto, @Ip() address: string): Promise<string> {
    await this.enquiries.sell(form, address);
    return SUCCESS;
  }

  @Post('home/contactus')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @ApiOperation({ operationId: 'Enquiries_contact', summary: 'The contact form; forwarded to the CRM where one is configured [CALL-112]' })
  @ApiOkResponse(TEXT)
  async contact(@Body() form: ContactEnquiryDto, @Ip() address: string): Promise<string> {
    await this.enquiries.contact(form, address);
    return SUCCESS;
  }
}
