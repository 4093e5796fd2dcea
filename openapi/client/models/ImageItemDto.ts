/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImageItemDto = {
    id: number;
    fileName: string;
    width: number;
    height: number;
    color: string;
};

