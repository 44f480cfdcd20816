import { SampleTag } from "./SampleTag.tsx";

export const examples = {
  besideHeading: (
    <div className="u-row">
      <h2 className="u-label">What operators say</h2>
      <SampleTag>Sample</SampleTag>
    </div>
  ),
  inPicture: (
    <p className="u-panel-text">
      Day 12 of 16 <SampleTag>Sample</SampleTag>
    </p>
  ),
};
