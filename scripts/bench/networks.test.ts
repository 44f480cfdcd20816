import { expect, test } from "vitest";
import { floorOf, type Network, networks } from "./networks.ts";

const network: Network = { name: "", roundTrip: 150, throughput: 1_600_000 };

test("the floor is three round trips and the bytes over the throughput", () => {
  expect(floorOf(0, network)).toBe(450);
  expect(floorOf(20_000, network)).toBe(550);
  expect(floorOf(20_000, { ...network, roundTrip: 300, throughput: 400_000 })).toBe(1300);
});

test("an emulated network has fewer round trips", () => {
  expect(floorOf(20_000, network, 1)).toBe(250);
});

test("the names of the networks say what they are", () => {
  for (const { name, roundTrip, throughput } of networks) {
    const [, milliseconds, speed, unit] = /^(\d+) ms, ([\d.]+) ([kM])bps$/.exec(name) ?? [];
    expect(Number(milliseconds)).toBe(roundTrip);
    expect(Number(speed) * (unit === "M" ? 1_000_000 : 1000)).toBe(throughput);
  }
});
