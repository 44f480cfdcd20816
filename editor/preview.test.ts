import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { addressesOf } from "./preview.ts";

const addressOf = (family: "IPv4" | "IPv6", address: string, internal: boolean) =>
  ({ family, address, internal }) as NetworkInterfaceInfo;

const interfaces = {
  lo: [addressOf("IPv4", "127.0.0.1", true), addressOf("IPv6", "::1", true)],
  eth0: [addressOf("IPv4", "192.168.1.20", false), addressOf("IPv6", "fe80::1", false)],
  wlan0: [addressOf("IPv4", "10.0.0.7", false)],
};

test.each(["0.0.0.0", "[::]"])(
  "a preview on %s is at each address of the machine in its networks",
  (host) => {
    expect(addressesOf(`http://${host}:4340/`, interfaces)).toEqual([
      "http://127.0.0.1:4340/",
      "http://192.168.1.20:4340/",
      "http://10.0.0.7:4340/",
    ]);
  },
);

test.each(["http://127.0.0.1:4340/", "http://[::1]:4340/"])("a preview on %s is only there", (url) => {
  expect(addressesOf(url, interfaces)).toEqual([url]);
});
